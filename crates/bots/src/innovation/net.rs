//! The network that estimates a player's strength from features.

use super::features::INPUTS;
use rand_core::Rng;

/// The number of hidden neurons.
pub(super) const HIDDEN: usize = 32;

/// The weights of a network with one hidden layer (ReLU) and one output.
///
/// # Examples
///
/// ```
/// use eureka_bots::innovation::{Net, NetError};
/// use eureka_bots::luck_of;
/// use eureka_innovation::Seat;
///
/// let net = Net::untrained(&mut luck_of(1, Seat::A));
/// let bytes = net.to_bytes();
/// assert_eq!(Net::from_bytes(&bytes), Ok(net));
/// assert!(matches!(Net::from_bytes(&bytes[1..]), Err(NetError::Size { .. })));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For every input, its weights to all hidden neurons.
    pub(super) inputs: Vec<[f32; HIDDEN]>,
    pub(super) bias: [f32; HIDDEN],
    pub(super) output: [f32; HIDDEN],
}

/// The error for bytes that are not a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// There are too many bytes or too few.
    #[error("the weights take {expected} bytes, not {found}")]
    Size {
        /// The number of bytes of a network.
        expected: usize,
        /// The number of bytes given.
        found: usize,
    },
    /// The weight at this place is infinite or not a number.
    #[error("weight {0} is not a finite number")]
    NotFinite(usize),
}

impl Net {
    /// A network with small random weights, which has learned nothing yet.
    pub fn untrained(luck: &mut impl Rng) -> Net {
        let mut small = || (crate::fraction(luck) - 0.5) * 0.1;
        Net {
            inputs: (0..INPUTS).map(|_| std::array::from_fn(|_| small())).collect(),
            bias: std::array::from_fn(|_| small()),
            output: std::array::from_fn(|_| small()),
        }
    }

    /// The values of the hidden neurons for a player's features.
    pub(super) fn hidden(&self, features: &[(u16, f32)]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for &(place, value) in features {
            let weights = &self.inputs[usize::from(place)];
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * value);
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// The strength of a player with these features. The difference between two players is the logarithm of the odds between them.
    pub(super) fn strength(&self, features: &[(u16, f32)]) -> f32 {
        self.hidden(features).iter().zip(&self.output).map(|(neuron, weight)| neuron * weight).sum()
    }

    /// A network of zeros, for sums over weights.
    pub(super) fn zero() -> Net {
        Net { inputs: vec![[0.0; HIDDEN]; INPUTS], bias: [0.0; HIDDEN], output: [0.0; HIDDEN] }
    }

    /// Sets all weights to zero.
    pub(super) fn clear(&mut self) {
        self.weights_mut().for_each(|weight| *weight = 0.0);
    }

    /// All weights, in the order in which they are stored.
    pub(super) fn weights(&self) -> impl Iterator<Item = &f32> {
        self.inputs.iter().flatten().chain(&self.bias).chain(&self.output)
    }

    /// All weights, in the order in which they are stored.
    pub(super) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Net { inputs, bias, output } = self;
        inputs.iter_mut().flatten().chain(bias).chain(output)
    }

    /// The weights as bytes: little-endian 32-bit floats.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Reads the bytes that [`Net::to_bytes`] wrote.
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
