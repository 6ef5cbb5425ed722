//! A small network: how strong a player stands.

use super::features::INPUTS;
use rand_core::Rng;

/// How many neurons there are between the inputs and the result.
pub(super) const HIDDEN: usize = 32;

/// The weights of a network with one layer of neurons between the inputs and one result.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For every input, its weights to all neurons.
    pub(super) inputs: Vec<[f32; HIDDEN]>,
    pub(super) bias: [f32; HIDDEN],
    pub(super) output: [f32; HIDDEN],
}

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// Too many or too few.
    #[error("the weights take {expected} bytes, not {found}")]
    Size {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Something that is no number.
    #[error("weight {0} is not a finite number")]
    NotFinite(usize),
}

impl Net {
    /// A network that has learned nothing: small random weights.
    pub fn untrained(luck: &mut impl Rng) -> Net {
        let mut small = || (crate::fraction(luck) - 0.5) * 0.1;
        Net {
            inputs: (0..INPUTS).map(|_| std::array::from_fn(|_| small())).collect(),
            bias: std::array::from_fn(|_| small()),
            output: std::array::from_fn(|_| small()),
        }
    }

    /// What the neurons say about a player's features.
    pub(super) fn hidden(&self, features: &[(u16, f32)]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for &(place, value) in features {
            let weights = &self.inputs[usize::from(place)];
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * value);
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// How strong a player with these features stands: differences between players are logarithms of odds.
    pub(super) fn strength(&self, features: &[(u16, f32)]) -> f32 {
        self.hidden(features).iter().zip(&self.output).map(|(neuron, weight)| neuron * weight).sum()
    }

    /// A network of zeros: for sums over weights.
    pub(super) fn zero() -> Net {
        Net { inputs: vec![[0.0; HIDDEN]; INPUTS], bias: [0.0; HIDDEN], output: [0.0; HIDDEN] }
    }

    /// Makes all weights zero.
    pub(super) fn clear(&mut self) {
        self.weights_mut().for_each(|weight| *weight = 0.0);
    }

    /// All weights, one behind the other.
    pub(super) fn weights(&self) -> impl Iterator<Item = &f32> {
        self.inputs.iter().flatten().chain(&self.bias).chain(&self.output)
    }

    pub(super) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Net { inputs, bias, output } = self;
        inputs.iter_mut().flatten().chain(bias).chain(output)
    }

    /// Writes the weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Reads what [`Net::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        const BYTES: usize = (INPUTS + 2) * HIDDEN * size_of::<f32>();
        if bytes.len() != BYTES {
            return Err(NetError::Size { expected: BYTES, found: bytes.len() });
        }
        let mut rows = bytes.chunks_exact(HIDDEN * size_of::<f32>()).map(|row| {
            let mut weights = row.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
            std::array::from_fn(|_| weights.next().unwrap_or_default())
        });
        let inputs = rows.by_ref().take(INPUTS).collect();
        let mut row = || rows.next().unwrap_or([0.0; HIDDEN]);
        let net = Net { inputs, bias: row(), output: row() };
        let wrong = net.weights().position(|weight| !weight.is_finite());
        match wrong {
            Some(place) => Err(NetError::NotFinite(place)),
            None => Ok(net),
        }
    }
}
