//! Rows of one table, written to one Parquet file after the other.

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

/// So many rows are kept until they are written together.
const ROWS_IN_A_GROUP: usize = 100_000;

/// What files are called that are not yet whole: nobody takes them for one that can be read.
const UNFINISHED: &str = "unfinished";

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Small whole numbers.
    Int,
    /// Large whole numbers.
    Long,
    /// Whole numbers without a sign.
    Unsigned,
    Float,
    Bool,
    Text,
}

/// A value of a row.
#[derive(Clone, Copy)]
pub(super) enum Cell<'a> {
    Whole(i64),
    Fraction(f32),
    Text(&'a str),
    Null,
}

/// A column, with the values that are not yet written.
pub(super) struct Column {
    name: String,
    kind: Kind,
    /// For every row whether it has a value, if some have none.
    present: Option<Vec<i16>>,
    whole: Vec<i64>,
    fractions: Vec<f32>,
    texts: Vec<ByteArray>,
}

impl Column {
    /// A column in which every row has a value.
    pub(super) fn new(name: &str, kind: Kind) -> Column {
        Column {
            name: name.to_owned(),
            kind,
            present: None,
            whole: Vec::new(),
            fractions: Vec::new(),
            texts: Vec::new(),
        }
    }

    /// The same column, in which rows may have no value.
    pub(super) fn or_nothing(self) -> Column {
        Column { present: Some(Vec::new()), ..self }
    }

    fn schema(&self) -> Result<TypePtr> {
        let (physical, logical) = match self.kind {
            Kind::Int => (Physical::INT32, None),
            Kind::Long => (Physical::INT64, None),
            Kind::Unsigned => (Physical::INT64, Some(LogicalType::integer(64, false))),
            Kind::Float => (Physical::FLOAT, None),
            Kind::Bool => (Physical::BOOLEAN, None),
            Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let repetition = match self.present {
            Some(_) => Repetition::OPTIONAL,
            None => Repetition::REQUIRED,
        };
        let column = Type::primitive_type_builder(&self.name, physical)
            .with_repetition(repetition)
            .with_logical_type(logical);
        Ok(Arc::new(column.build()?))
    }

    fn add(&mut self, cell: Cell<'_>) {
        match cell {
            Cell::Whole(number) => self.whole.push(number),
            Cell::Fraction(number) => self.fractions.push(number),
            Cell::Text(text) => self.texts.push(text.into()),
            Cell::Null => {}
        }
        if let Some(present) = &mut self.present {
            present.push(i16::from(!matches!(cell, Cell::Null)));
        }
    }

    /// Writes the values and forgets them.
    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let present = self.present.as_mut().map(std::mem::take);
        let whole = std::mem::take(&mut self.whole);
        let present = present.as_deref();
        match self.kind {
            Kind::Int => {
                let numbers: Vec<i32> = whole.iter().map(|&number| number as i32).collect();
                write::<Int32Type>(group, &numbers, present)
            }
            Kind::Long | Kind::Unsigned => write::<Int64Type>(group, &whole, present),
            Kind::Bool => {
                let truths: Vec<bool> = whole.iter().map(|&number| number != 0).collect();
                write::<BoolType>(group, &truths, present)
            }
            Kind::Float => write::<FloatType>(group, &std::mem::take(&mut self.fractions), present),
            Kind::Text => write::<ByteArrayType>(group, &std::mem::take(&mut self.texts), present),
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

/// A table, written to one file after the other.
pub(super) struct Table {
    folder: PathBuf,
    name: String,
    columns: Vec<Column>,
    schema: TypePtr,
    /// How many rows are not yet written.
    rows: usize,
    /// How many files are whole.
    files: u32,
    open: Option<SerializedFileWriter<File>>,
}

impl Table {
    /// A table without rows. Its files must not be there yet: what is left of another batch would be read with it.
    pub(super) fn new(folder: &Path, name: &str, columns: Vec<Column>) -> Result<Table> {
        let fields = columns.iter().map(Column::schema).collect::<Result<_>>()?;
        let schema = Arc::new(Type::group_type_builder("row").with_fields(fields).build()?);
        let (folder, name) = (folder.to_owned(), name.to_owned());
        let table = Table { folder, name, columns, schema, rows: 0, files: 0, open: None };
        let first = table.path("parquet");
        if first.exists() {
            bail!("{} is there already: choose an empty folder", first.display());
        }
        Ok(table)
    }

    /// Adds a row.
    pub(super) fn add(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        debug_assert_eq!(cells.len(), self.columns.len(), "a value for every column");
        for (column, &cell) in self.columns.iter_mut().zip(cells) {
            column.add(cell);
        }
        self.rows += 1;
        if self.rows >= ROWS_IN_A_GROUP { self.write() } else { Ok(()) }
    }

    /// Writes all rows and closes the file. Without rows there is no file.
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
            let writer = SerializedFileWriter::new(file, self.schema.clone(), properties);
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

    /// The file that is written, with this ending.
    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}-{:05}.{ending}", self.name, self.files))
    }
}
