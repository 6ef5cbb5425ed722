//! One table of rows, written to a sequence of Parquet files.

use anyhow::{Context, Result, bail};
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{
    BoolType, ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type,
};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows kept in memory before they are written together.
const ROWS_IN_A_GROUP: usize = 100_000;

/// The extension of incomplete files, so that nothing tries to read them.
const UNFINISHED: &str = "unfinished";

/// A value of a row. Its variant defines the type of the column, the same in all rows.
#[derive(Clone, Copy)]
pub(super) enum Cell<'a> {
    Int(i32),
    Long(i64),
    Unsigned(u64),
    Float(f32),
    Bool(bool),
    Text(&'a str),
    IntOrNone(Option<i32>),
    TextOrNone(Option<&'a str>),
}

/// A column, with the values that are not yet written.
struct Column {
    /// The name and type.
    schema: TypePtr,
    /// For every row, whether it has a value; `None` if all have one.
    present: Option<Vec<i16>>,
    whole: Vec<i64>,
    fractions: Vec<f32>,
    texts: Vec<ByteArray>,
}

impl Column {
    /// A column for values like this one.
    fn new((name, cell): (&str, Cell<'_>)) -> Result<Column> {
        let (physical, logical) = match cell {
            Cell::Int(_) | Cell::IntOrNone(_) => (Physical::INT32, None),
            Cell::Long(_) => (Physical::INT64, None),
            Cell::Unsigned(_) => (Physical::INT64, Some(LogicalType::integer(64, false))),
            Cell::Float(_) => (Physical::FLOAT, None),
            Cell::Bool(_) => (Physical::BOOLEAN, None),
            Cell::Text(_) | Cell::TextOrNone(_) => {
                (Physical::BYTE_ARRAY, Some(LogicalType::String))
            }
        };
        let is_optional = matches!(cell, Cell::IntOrNone(_) | Cell::TextOrNone(_));
        let repetition = if is_optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let schema = Type::primitive_type_builder(name, physical)
            .with_repetition(repetition)
            .with_logical_type(logical);
        Ok(Column {
            schema: Arc::new(schema.build()?),
            present: is_optional.then(Vec::new),
            whole: Vec::new(),
            fractions: Vec::new(),
            texts: Vec::new(),
        })
    }

    fn add(&mut self, cell: Cell<'_>) {
        match cell {
            Cell::Int(number) | Cell::IntOrNone(Some(number)) => self.whole.push(number.into()),
            Cell::Long(number) => self.whole.push(number),
            // The same bits as a signed number; the schema of the column declares them unsigned.
            Cell::Unsigned(number) => self.whole.push(number.cast_signed()),
            Cell::Bool(is_so) => self.whole.push(is_so.into()),
            Cell::Float(number) => self.fractions.push(number),
            Cell::Text(text) | Cell::TextOrNone(Some(text)) => self.texts.push(text.into()),
            Cell::IntOrNone(None) | Cell::TextOrNone(None) => {}
        }
        if let Some(present) = &mut self.present {
            let is_none = matches!(cell, Cell::IntOrNone(None) | Cell::TextOrNone(None));
            present.push(i16::from(!is_none));
        }
    }

    /// Writes the values and clears them.
    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let present = self.present.as_mut().map(std::mem::take);
        let whole = std::mem::take(&mut self.whole);
        let present = present.as_deref();
        match self.schema.get_physical_type() {
            Physical::INT32 => {
                let numbers: Vec<i32> = whole.iter().map(|&number| number as i32).collect();
                write::<Int32Type>(group, &numbers, present)
            }
            Physical::BOOLEAN => {
                let truths: Vec<bool> = whole.iter().map(|&number| number != 0).collect();
                write::<BoolType>(group, &truths, present)
            }
            Physical::FLOAT => {
                write::<FloatType>(group, &std::mem::take(&mut self.fractions), present)
            }
            Physical::BYTE_ARRAY => {
                write::<ByteArrayType>(group, &std::mem::take(&mut self.texts), present)
            }
            _ => write::<Int64Type>(group, &whole, present),
        }
    }
}

fn write<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[T::T],
    present: Option<&[i16]>,
) -> Result<()> {
    let mut column = group.next_column()?.context("the schema has as many columns as the table")?;
    column.typed::<T>().write_batch(values, present, None)?;
    Ok(column.close()?)
}

/// A table, written to a sequence of files.
pub(super) struct Table {
    folder: PathBuf,
    name: String,
    /// The columns, in the order of the first row.
    columns: Vec<Column>,
    /// The number of rows not yet written.
    rows: usize,
    /// The number of complete files.
    files: u32,
    open: Option<SerializedFileWriter<File>>,
}

impl Table {
    /// An empty table. Its files must not exist yet: leftovers of another batch would be read as part of this one.
    pub(super) fn new(folder: &Path, name: &str) -> Result<Table> {
        let (folder, name) = (folder.to_owned(), name.to_owned());
        let table = Table { folder, name, columns: Vec::new(), rows: 0, files: 0, open: None };
        let first = table.path("parquet");
        if first.exists() {
            bail!("{} is there already: choose an empty folder", first.display());
        }
        Ok(table)
    }

    /// Adds a row: a value for every column, by the column's name.
    pub(super) fn add(&mut self, cells: &[(&str, Cell<'_>)]) -> Result<()> {
        if self.columns.is_empty() {
            self.columns = cells.iter().copied().map(Column::new).collect::<Result<_>>()?;
        }
        debug_assert_eq!(cells.len(), self.columns.len(), "a value for every column");
        for (column, &(_, cell)) in self.columns.iter_mut().zip(cells) {
            column.add(cell);
        }
        self.rows += 1;
        if self.rows >= ROWS_IN_A_GROUP { self.write() } else { Ok(()) }
    }

    /// Writes all rows and closes the file. Without rows no file is made.
    pub(super) fn close(&mut self) -> Result<()> {
        self.write()?;
        if let Some(writer) = self.open.take() {
            writer.close()?;
            fs::rename(self.path(UNFINISHED), self.path("parquet"))?;
            self.files += 1;
        }
        Ok(())
    }

    /// Writes the rows that are not yet written.
    fn write(&mut self) -> Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        let path = self.path(UNFINISHED);
        let cannot = || format!("cannot write {}", path.display());
        if self.open.is_none() {
            let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
            let properties = Arc::new(properties.build());
            let file = File::create(&path).with_context(cannot)?;
            let fields = self.columns.iter().map(|column| column.schema.clone()).collect();
            let schema = Type::group_type_builder("row").with_fields(fields).build()?;
            let writer = SerializedFileWriter::new(file, Arc::new(schema), properties);
            self.open = Some(writer.with_context(cannot)?);
        }
        if let Some(writer) = &mut self.open {
            let mut group = writer.next_row_group()?;
            self.columns
                .iter_mut()
                .try_for_each(|column| column.write(&mut group))
                .with_context(cannot)?;
            group.close().with_context(cannot)?;
        }
        self.rows = 0;
        Ok(())
    }

    /// The path of the current file, with this extension.
    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}-{:05}.{ending}", self.name, self.files))
    }
}
